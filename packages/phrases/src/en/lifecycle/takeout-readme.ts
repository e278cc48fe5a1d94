export const takeoutReadme = {
  text: `Your data at Staylore
=====================

Each .json file is a text that people and programs can read; times are in UTC, amounts in the smallest unit of their currency.

profile.json               what you told about yourself, and how you sign in
posts.json                 your stays, also archived ones; their pictures lie in the folder “pictures”
favourites.json            stays that you marked
following.json, followers.json, recommendations.json
wishes.json                your wish list
notifications.json         what the bell told you
settings.json              what you switched on and off, whom you blocked or muted, accounts that you claimed or connected
sessions.json              where you were signed in
terms.json                 which terms of use you accepted, and when
imports.json, import-decisions.json, import-corrections.json
taken-stays.json           stays that you took down or over from others, or others from you
links.json                 your hotel links with the number of their clicks; clicks-by-month.json adds them up
bookings.json              bookings through your links and your commission on them
account-book.json          every entry of the account book that is yours
payouts.json               payments to you
bank-details.json          where they go; of account numbers only the last four characters
tax-profile.json           how you are taxed; of your VAT number only the last four characters
reports.json               what you reported to us
moderation.json            our decisions about you and your posts, and your appeals

Your password, the keys of your sessions and what is secret of your second factors are not in here.
`,
};
