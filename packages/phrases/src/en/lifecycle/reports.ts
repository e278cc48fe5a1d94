/** Reporting what breaks the law or our rules. */
export const reports = {
  meta_title: 'Report something',
  title: 'Report something',
  lead: 'Tell us about a stay, a caption, a profile or a list that breaks the law or our rules. A person reads every report and decides. You hear from us by email.',
  rules: 'Read our terms of use',
  url: 'Address of the page',
  url_hint: 'Copy it from the address bar of the browser.',
  caption_only: 'I mean the text only, not the pictures',
  category: 'What is wrong?',
  categories: {
    choose: 'Please choose',
    illegal: 'It is illegal in another way',
    child_abuse: 'Sexual abuse of children',
    hate: 'Hate, threats or violence',
    personal_data: 'It shows someone’s private life or personal data',
    copyright: 'It uses someone’s pictures or texts without permission',
    fraud: 'An invented stay, or fraud',
    hidden_advertising: 'Advertising that is not labelled',
    rules: 'It breaks your rules in another way',
  },
  reason: 'Why? Please explain so that we can check it',
  reason_hint: 'Name the law or the rule if you know it, and the place in the text or the picture.',
  name: 'Your full name',
  email: 'Your email',
  who_hint:
    'The law asks for name and email, except in reports about the abuse of children. The member does not see them.',
  as_member:
    'You are signed in: we answer to the address of your account, {{email}}. The member does not see who reported them.',
  good_faith: 'I believe in good faith that what I say here is accurate and complete',
  good_faith_missing: 'Please confirm this',
  category_missing: 'Please choose what is wrong',
  submit: 'Send the report',
  sending: 'Sending…',
  done: {
    title: 'Thank you. Your report has arrived',
    mailed: 'Its number is {{id}}. We have sent you a receipt by email and will tell you what we decide.',
    silent:
      'Its number is {{id}}. We have sent no receipt, and can tell you what we decide only if you gave an email address.',
    home: 'Back to Staylore',
  },
  mails: {
    number: 'Number of the report',
    about: 'About',
    receipt: {
      subject: 'We have received your report {{id}}',
      heading: 'Your report has arrived',
      text: 'Thank you for telling us. A person will look at it and decide without undue delay; no decision is made by a machine. You will get an email with the decision and what you can do if you disagree.',
      small: 'If you did not report anything, ignore this email: someone mistyped their address.',
    },
  },
};
