import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'
import { storedTable } from '../stored-rows.ts'

const links = linksIn('en')
const { terms, cookies } = settings
const signInDays = cookies.refreshTokenSeconds / 86_400

/** UK GDPR and Data Protection Act 2018; 個人情報保護法 for customers in Japan. */
export function privacy(seller: Seller): TermsPart {
  return {
    id: 'privacy',
    heading: 'Privacy',
    sections: [
      {
        id: 'controller',
        heading: 'Who is responsible',
        blocks: [
          {
            text: `${seller.name}, ${seller.address}, decides what happens with your data and answers for it. Write to ${seller.email}.`,
          },
        ],
      },
      {
        id: 'what-we-keep',
        heading: 'What we keep, why and how long',
        blocks: [
          {
            table: {
              head: ['What', 'Why', 'Legal ground', 'How long'],
              rows: [
                [
                  'Measurements and outlines of your feet; a scan file you order from',
                  'To make your shoes',
                  'Contract',
                  'Until you delete them or your account; what a pair being made needs, until that pair is finished',
                ],
                [
                  'Name, e-mail, address, telephone',
                  'To reach you and to deliver',
                  'Contract',
                  'Until you delete your account',
                ],
                [
                  'Orders, payments, invoices',
                  'To fulfil the contract and keep the books',
                  'Contract and law',
                  `${terms.recordYears} years`,
                ],
                [
                  'Messages, the support chat, and photos you send in them',
                  'To help you',
                  'Contract',
                  'Until you delete your account',
                ],
                ['Reservations', 'To keep your seat', 'Contract', 'Until you delete your account'],
                [
                  'Newsletter consent, its wording and time',
                  'To write only to those who want it',
                  'Consent',
                  'Until you withdraw it',
                ],
                [
                  'Waitlists: e-mail, and the seat or the country you wait for',
                  'To write when a seat is free, or when we begin to send to your country',
                  'Consent',
                  'Until we have written, or until you withdraw it',
                ],
                [
                  'Edition news: your Instagram handle or e-mail',
                  'To send the news you asked for',
                  'Consent',
                  'Until you withdraw it',
                ],
                [
                  'What you begin as a guest: cart, choices, reservation',
                  'To keep it for your next visit, on the device you used',
                  'Contract',
                  'Until you delete it or ask us to',
                ],
                [
                  'Sign-ins on your devices',
                  'To keep you signed in',
                  'Contract',
                  `Ends ${signInDays} days after the last use; deleted with your account`,
                ],
                [
                  'Lines in the server’s log: time, page asked for, IP address',
                  'To find faults and misuse',
                  'Legitimate interest',
                  'Until newer lines take their place',
                ],
                [
                  'Your country, looked up from your IP address',
                  'To show the right price, law and form of address',
                  'Legitimate interest',
                  'Not stored for this; a cookie keeps the country',
                ],
                [
                  'Answers at the start of the foot course',
                  'To show you when to ask a professional first',
                  'Explicit consent',
                  'Until you delete them',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'photos',
        heading: 'Photos and scans',
        blocks: [
          {
            text: 'Photos of your feet are measured on your device and are not sent to us. We see one only if you send it in a message yourself.',
          },
          { text: 'Scans are personal data. We do not use them to recognise anyone, and do not sell or lend them.' },
          { links: [links.scans] },
        ],
      },
      {
        id: 'who-else',
        heading: 'Who else sees data',
        blocks: [
          {
            list: [
              'The payment provider: name, e-mail and amount. Card numbers go to it alone.',
              'The carrier: name, address and telephone.',
              'The e-mail and hosting services that work for us, under contract.',
              'Authorities, where the law obliges us.',
            ],
          },
          {
            text: 'We sell in the United Kingdom and Japan. Each recognises the data protection of the other, and your data may be handled in both.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        blocks: [
          {
            text: 'You can see, correct, export and delete your data, restrict or object to its use, and withdraw a consent at any time. Most of it works in your account at once; otherwise write to us, and we answer within one month.',
          },
          {
            text: 'If you are not satisfied, you can complain to the Information Commissioner’s Office (ICO) in the United Kingdom, or to the Personal Information Protection Commission in Japan.',
          },
          { links: [links.details] },
        ],
      },
      {
        id: 'appi',
        heading: 'For customers in Japan',
        blocks: [
          {
            text: 'Under the Act on the Protection of Personal Information we use your data only for the purposes above, keep it safe, and give it to no third party without your consent unless the law allows it. You can ask for disclosure, correction, and an end to its use by writing to the address above. There is no charge.',
          },
        ],
      },
      {
        id: 'stored-values',
        heading: 'Cookies and storage on your device',
        blocks: [
          {
            text: 'This is everything that the shop keeps in your browser. All of it is needed for something you asked for, and none of it follows you to other sites. Anything beyond this list would be loaded only after your consent.',
          },
          storedTable('en'),
        ],
      },
    ],
  }
}
