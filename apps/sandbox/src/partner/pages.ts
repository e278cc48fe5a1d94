import { html, type Markup } from '../page/html.ts';
import { type Booking, type BookingStatus, formatAmount, nightsBetween } from './booking.ts';
import type { Offer } from './offer.ts';

function picture(offer: Offer): string {
  return `/cdn/hotel/${offer.slug}.jpg`;
}

export function hotelsPage(offers: Offer[], q: string): Markup {
  const wanted = q.trim().toLowerCase();
  const shown = offers
    .filter((offer) => `${offer.name} ${offer.city}`.toLowerCase().includes(wanted))
    .slice(0, 24);
  const cards = shown.map(
    (
      offer,
    ) => html`<li class="card"><img src="${picture(offer)}" alt="" loading="lazy" width="300" height="180"><h2 class="title"><a href="/partner/hotels/${offer.slug}">${offer.name}</a></h2>
<p class="small soft">${[offer.city, offer.country].filter(Boolean).join(', ')}</p><p class="small">${formatAmount(offer.nightMinor, offer.currency)} a night</p></li>`,
  );
  return html`<h1>Roomwell</h1><p class="soft">A booking site as a partner of Staylore would run one. <a href="/partner/bookings">All bookings</a></p>
<form class="row" method="get" action="/partner"><input name="q" value="${q}" aria-label="Hotel or town" placeholder="Hotel or town"><button>Search</button></form><br>
${cards.length > 0 ? html`<ul class="cards">${cards}</ul>` : html`<p>No hotel of that name. <a href="/partner">Show all</a></p>`}`;
}

export function hotelPage(
  offer: Offer,
  visit: { checkIn: string; checkOut: string; clickId: string | null },
): Markup {
  return html`<p class="small"><a href="/partner">Roomwell</a></p><h1>${offer.name}</h1>
<p class="soft">${[offer.city, offer.country].filter(Boolean).join(', ')} · ${formatAmount(offer.nightMinor, offer.currency)} a night</p>
<img class="banner" src="${picture(offer)}" alt="" width="1000" height="437">
<form method="post" class="card stack"><input type="hidden" name="click_id" value="${visit.clickId ?? ''}"><input type="hidden" name="name" value="${offer.name}"><input type="hidden" name="city" value="${offer.city}"><input type="hidden" name="country" value="${offer.country}">
<div class="row"><label>Arrival<input type="date" name="check_in" value="${visit.checkIn}" required></label><label>Departure<input type="date" name="check_out" value="${visit.checkOut}" required></label></div>
<div class="row"><label>Name<input name="guest" value="Robin Guest" autocomplete="name" required maxlength="80"></label><label>E-mail<input type="email" name="guest_email" value="robin@guest.example" autocomplete="email" required maxlength="200"></label>
<label>Language<select name="guest_language"><option value="en">English</option><option value="de">Deutsch</option></select></label></div>
<p class="small soft">The confirmation goes to this address once the stay is paid for; every address is read in the <a href="/inbox">mailbox</a>.</p>
<div><button class="primary">Book now</button></div></form>
<p class="small soft">${visit.clickId ? html`Came by the link with click <code>${visit.clickId}</code>: the booking will be reported with it.` : 'Came without a click: nobody will earn a commission on this booking.'}</p>`;
}

const words: Record<BookingStatus, string> = {
  booked: 'Booked',
  confirmed: 'Paid in full',
  stayed: 'Stayed',
  cancelled: 'Cancelled',
  no_show: 'Did not arrive',
  refunded: 'Refunded',
};

/** All bookings, newest first. */
export function bookingsPage(bookings: Booking[]): Markup {
  const rows = bookings.slice(0, 200).map(
    (
      booking,
    ) => html`<tr><td><a href="/partner/bookings/${booking.id}">${booking.id}</a></td><td>${booking.hotel.name}</td><td>${booking.checkIn} – ${booking.checkOut}</td>
<td class="number">${formatAmount(booking.amountMinor, booking.currency)}</td><td>${words[booking.status]}</td></tr>`,
  );
  return html`<h1>Bookings</h1>${
    rows.length > 0
      ? html`<div class="scroll"><table><thead><tr><th>Booking</th><th>Hotel</th><th>Nights</th><th>Sum</th><th>State</th></tr></thead><tbody>${rows}</tbody></table></div>`
      : html`<p>Nobody has booked yet. <a href="/partner">Choose a hotel</a></p>`
  }`;
}

type Step = readonly [status: BookingStatus, label: string, hint: string];

const pays: Step = ['confirmed', 'Pay the full sum', 'The guest gets the confirmation by mail.'];
const cancels: Step = ['cancelled', 'Cancel', 'The commission is gone.'];
const refunds: Step = ['refunded', 'Refund', 'The guest gets the money back; the commission is gone.'];
const stays: Step = ['stayed', 'Check out after the stay', 'The clock moves to the day of departure.'];
const misses: Step = ['no_show', 'Never arrive', 'The clock moves to the night of arrival.'];

const next: Record<BookingStatus, readonly Step[]> = {
  booked: [pays, cancels],
  confirmed: [stays, misses, cancels, refunds],
  stayed: [refunds],
  cancelled: [],
  no_show: [stays, refunds],
  refunded: [],
};

/** Buttons for what can happen next, each with its result. */
function story(booking: Booking): Markup {
  const steps = next[booking.status].map(
    ([status, label, hint], index) =>
      html`<li class="card stack"><form method="post"><button${index === 0 ? html` class="primary"` : null} name="status" value="${status}">${label}</button></form><p class="small soft">${hint}</p></li>`,
  );
  const hold =
    booking.status === 'stayed'
      ? html`<li class="card stack"><form method="post"><button class="primary" name="until" value="hold">Let the hold pass</button></form><p class="small soft">The clock moves two weeks on; the commission becomes payable within seconds.</p></li>`
      : null;
  return steps.length === 0
    ? html`<p class="soft">Nothing more: this booking is closed.</p>`
    : html`<ul class="cards">${hold}${steps}</ul>`;
}

/** One booking: what can happen next, the clock, and what was reported to the product. */
export function bookingPage(booking: Booking, now: Date): Markup {
  const nights = nightsBetween(booking.checkIn, booking.checkOut);
  const rows = booking.events.map((event) => {
    const answers = event.deliveries.map(
      ({ status, answer }) =>
        html`<div class="${status === 200 ? 'good' : 'bad'}">${status ?? 'no answer'} <code>${answer.slice(0, 120)}</code></div>`,
    );
    return html`<tr><td>${words[event.status]}</td><td>${event.occurredAt.slice(0, 16).replace('T', ' ')}</td><td class="number">${formatAmount(event.amountMinor, booking.currency)}</td>
<td>${event.held ? 'kept back' : answers}</td><td><form method="post"><button name="again" value="${event.id}">Send again</button></form></td></tr>`;
  });
  return html`<p class="small"><a href="/partner/bookings">All bookings</a></p><h1>${booking.hotel.name}</h1>
<p>${booking.guest} · ${booking.checkIn} to ${booking.checkOut}, ${nights} ${nights === 1 ? 'night' : 'nights'} · <strong>${formatAmount(booking.amountMinor, booking.currency)}</strong> · <span class="tag">${words[booking.status]}</span></p>
<p class="small soft">Booking <code>${booking.id}</code>${booking.clickId ? html` · click <code>${booking.clickId}</code>` : null}${booking.guestEmail ? html` · guest <code>${booking.guestEmail}</code>` : null}${booking.hotelEmail ? html` · hotel <code>${booking.hotelEmail}</code>` : null}</p>
<h2>What happens next</h2>${story(booking)}
<p class="small soft">It is ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC here and, within moments, in Staylore. Mails to the guest and the hotel lie in the <a href="/inbox">mailbox</a>.</p>
<h2>Reported to Staylore</h2><div class="scroll"><table><thead><tr><th>What</th><th>When (UTC)</th><th>Sum</th><th>Answer</th><th></th></tr></thead><tbody>${rows}</tbody></table></div>
<h2>Mischief</h2><form method="post" class="row"><input type="hidden" name="status" value="${booking.status}"><button name="delivery" value="twice">Report twice</button><button name="delivery" value="forged">Report with a wrong signature</button><button name="delivery" value="hold">Note without reporting</button></form>`;
}
