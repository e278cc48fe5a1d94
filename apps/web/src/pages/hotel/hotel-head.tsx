import type { Hotel } from '@staylore/contract/stays/hotels';
import { ArrowUpRight, MapPin } from 'lucide-react';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { AdNote, HotelLink } from '../../features/stays/posts/components/parts/post-links.tsx';
import { countryName } from '../../platform/texts/country-name.ts';
import { formatPrice } from '../../platform/texts/format.ts';
import { townName } from '../../platform/texts/place-name.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

/** The hotel's name, where it is, the price of a night, and how to book. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const texts = useTexts();
  const { t } = texts;
  const { bookable } = hotel;
  const address = addressLine(hotel, texts);
  return (
    <header className="flex flex-col justify-between gap-6 md:py-2">
      <div className="min-w-0">
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('hotels.kicker')}</p>
        <h1 className="mt-3 text-36 break-words md:text-48 lg:text-[3.75rem] lg:leading-[1.05]">
          {hotel.name}
        </h1>
        {address === '' ? null : (
          <address className="mt-4 flex items-start gap-1.5 text-ink-soft not-italic">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {address}
          </address>
        )}
      </div>
      <p className="font-serif text-22">
        {hotel.stays === 0 ? t('hotels.none') : t('hotels.stays', { count: hotel.stays })}
        <NightPrices night={hotel.night} />
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {bookable === null ? null : <HotelLink post={bookable} size="normal" label={t('hotels.book')} />}
        {hotel.website === null ? null : (
          <a
            href={hotel.website}
            target="_blank"
            rel="nofollow noopener"
            className={buttonStyle({ kind: 'secondary', size: 'small' })}
          >
            {t('hotels.website')}
            <ArrowUpRight aria-hidden="true" />
          </a>
        )}
        {bookable === null ? null : (
          <div className="w-full">
            <AdNote post={bookable} />
          </div>
        )}
      </div>
    </header>
  );
}

/** What members paid for a night; nothing if unknown. */
function NightPrices({ night }: Pick<Hotel, 'night'>) {
  const { t, language } = useTexts();
  if (night === null) return null;
  const { currency, low, high } = night;
  const range =
    low === high
      ? formatPrice(low, currency, language)
      : t('hotels.price_range', {
          low: formatPrice(low, currency, language),
          high: formatPrice(high, currency, language),
        });
  return (
    <>
      <span className="max-sm:hidden"> · </span>
      <span className="max-sm:block">
        {range} {t('posts.per.night')}
      </span>
    </>
  );
}

/** Street, town, state and country on one line; a city state is named once. */
function addressLine({ street, zip, city, state, country }: Hotel, texts: Texts): string {
  const [town, region] = [city, state].map((name) => name && townName(name, country, texts));
  const land = country && countryName(country, texts);
  const parts = [
    street,
    [zip, town].filter(Boolean).join(' '),
    region === town || region === land ? null : region,
  ];
  return [...parts, land].filter(Boolean).join(', ');
}
