import { z } from 'zod';

/** An address component: `long_name` in Geocoding v3, `longText` in Places (New). */
export interface Component {
  long: string;
  short: string;
  types: readonly string[];
}

const component = z
  .object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
  .transform((value): Component => ({ long: value.long_name, short: value.short_name, types: value.types }));

/** Geocoding v3. HTTP is 200 for almost every failure; `status` tells. */
export const geocodeAnswer = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z
    .array(
      z.object({
        address_components: z.array(component),
        formatted_address: z.string(),
        geometry: z.object({
          location: z.object({ lat: z.number(), lng: z.number() }),
          location_type: z.string().optional(),
        }),
        place_id: z.string(),
        types: z.array(z.string()),
      }),
    )
    .default([]),
});

export type GeocodeResult = z.infer<typeof geocodeAnswer>['results'][number];

const newComponent = z
  .object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()).default([]) })
  .transform(
    (value): Component => ({
      long: value.longText,
      short: value.shortText ?? value.longText,
      types: value.types,
    }),
  );

export const detailsAnswer = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }).optional(),
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(newComponent).default([]),
  types: z.array(z.string()).default([]),
});

export type PlaceDetails = z.infer<typeof detailsAnswer>;

const textOf = z.object({ text: z.string() });

/** Places (New), autocomplete. Without a hit there is no `suggestions` key; query predictions have no place. */
export const autocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: textOf.optional(),
            structuredFormat: z.object({ mainText: textOf, secondaryText: textOf.optional() }).optional(),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

export type PlacePrediction = NonNullable<
  z.infer<typeof autocompleteAnswer>['suggestions'][number]['placePrediction']
>;
