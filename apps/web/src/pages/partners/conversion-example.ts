/** An event as a partner sends it: the same in every language. */
export const conversionExample = `POST /api/partners/{partner}/conversions
Content-Type: application/json
X-Staylore-Signature: t=1794996000,v1=5f2b…c09e

{
  "event_id": "evt_20261118_0042",
  "booking_id": "bk_778812",
  "click_id": "wf_ab12cd34",
  "status": "booked",
  "amount_minor": 48200,
  "currency": "EUR",
  "check_in": "2026-12-18",
  "check_out": "2026-12-21",
  "occurred_at": "2026-11-18T10:00:00Z"
}

200 { "received": true, "duplicate": false }`;
