import type { Block } from '#domain/content/blocks.ts'
import { retentionTimes } from '../retention-times.ts'

const own = 'Until you delete them or your account'
const withAccount = 'Until you delete your account'

/** UK GDPR, articles 5(1)(e), 6, 9 and 13(2)(a); 個人情報保護法 21条 and 32条. */
export const retainedData: Block = {
  table: {
    head: ['What', 'Why', 'Lawful basis', 'How long'],
    rows: [
      [
        'Measurements and outlines of your feet; a scan file you order from',
        'To make your shoes',
        'Contract',
        `${own}; if a pair is in production, we keep what it needs until it is finished`,
      ],
      [
        'Scans of people you add: the name you give, adult or child, with whom their measurements are compared, and for a child your confirmation as parent or guardian',
        'To make their shoes',
        'Legitimate interest',
        own,
      ],
      [
        'Pairs you design, with a copy of the measurements and outlines they are made to; what is in your cart, with your agreement that we make it, its wording and time',
        'To make your shoes as you chose them',
        'Contract',
        'Until you delete them, the person they are for, or your account',
      ],
      ['Name, e-mail, address, telephone', 'To reach you and to deliver', 'Contract', withAccount],
      [
        'Orders, payments, invoices',
        'To fulfil the contract and keep the books',
        'Contract and law',
        `${retentionTimes.recordYears} years`,
      ],
      [
        'Messages, the support chat, and photos you send in them',
        'To help you',
        'Contract',
        `${withAccount}; a photo sent for help, ${retentionTimes.helpPhotoDays} days`,
      ],
      ['Reservations: name, e-mail, store, time', 'To keep your place', 'Contract', withAccount],
      [
        'That you are 18 or older: your tick, its wording and time',
        'To sell to adults only',
        'Legitimate interest',
        withAccount,
      ],
      [
        'Newsletter: your yes or no, its wording and time',
        'To write only to those who want it, and to prove it',
        'Consent; legitimate interest for the proof',
        `We stop writing as soon as you withdraw; the proof stays until you delete your account`,
      ],
      [
        'Your answer about cookies: its wording and time, under a random number',
        'To prove what you chose',
        'Legal obligation',
        'No fixed end. It contains no name; deleting your account unlinks it from you',
      ],
      [
        'Waitlists: e-mail, and the reservation, the country or the number of the edition you wait for',
        'To write when there is a place or a number, or when we begin to deliver to your country',
        'Consent',
        'Until we have written, or until you withdraw; for a number, until you have ordered it or it has gone to the next person',
      ],
      [
        'Edition news: your Instagram handle or e-mail',
        'To send the news you asked for',
        'Consent',
        'Until you withdraw it',
      ],
      [
        'What you begin without an account: choices, cart, reservation, scans',
        'To keep it for your next visit, on the device you used',
        'Contract',
        `On your device, until you delete it there or on the page “Your account”. With us, scans and what is in your cart for ${retentionTimes.guestScanDays} days each, and the rest until you ask us to delete it; once you sign in, it belongs to your account`,
      ],
      [
        'Sign-ins: kind of browser and device, times',
        'To keep you signed in, and to show you where',
        'Contract',
        `Ends ${retentionTimes.signInDays} days after the last use; deleted with your account`,
      ],
      [
        'Codes and links we e-mail you: your e-mail, what you typed with it, and a fingerprint of code and link',
        'To check that the address is yours',
        'Contract',
        `${retentionTimes.verificationHours} hours after they expire`,
      ],
      [
        'Number of sign-in attempts, by e-mail and IP address, both made unreadable',
        'To stop code guessing and overload',
        'Legitimate interest',
        `At most ${retentionTimes.countHours} hours`,
      ],
      [
        'E-mails we send you: address, kind, time',
        'To find out why one did not arrive',
        'Legitimate interest',
        `${retentionTimes.mailDays} days; their text until it has been sent, or as long where it could not be delivered`,
      ],
      [
        'Our replies to what you sent, such as “address saved”',
        'So that nothing is done twice when a connection fails',
        'Contract',
        `${retentionTimes.answerHours} hours`,
      ],
      [
        'News for your open pages, such as a new stage of your order',
        'To show it at once',
        'Contract',
        `${retentionTimes.eventDays} days`,
      ],
      [
        'Background tasks and their results, by number',
        'To do them reliably and find faults',
        'Legitimate interest',
        `${retentionTimes.jobDays} days after they ended`,
      ],
      [
        'The staff log: which of our staff did what with which account, by number',
        'To answer for what we do with your data',
        'Legitimate interest',
        'No fixed end. It contains no name or address of a customer',
      ],
      [
        'The server’s log: time, page, IP address, faults your browser reports',
        'To find faults and misuse',
        'Legitimate interest',
        `${retentionTimes.logDays} days`,
      ],
      [
        'Your country, looked up from your IP address on our own machine',
        'To show the right price, law and address format',
        'Legitimate interest',
        'Not stored for this; a cookie keeps the country',
      ],
      ['A postcode you look up', 'To fill in your address', 'Contract', 'Not stored'],
      [
        'Answers at the start of the foot course',
        'To show you when to ask a professional first',
        'Explicit consent',
        'Until you delete them',
      ],
    ],
  },
}
