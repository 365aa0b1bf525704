import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'
import { storedTable } from '../stored-rows.ts'
import { retainedData } from './retained-data.ts'

const links = linksIn('en')
const { complaints } = settings

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
            facts: [
              ['Data controller', seller.name],
              ['Where', seller.address],
              ['Who answers for it', seller.representative],
              ['Write to', seller.email],
            ],
          },
        ],
      },
      {
        id: 'what-we-keep',
        heading: 'What we keep, why and how long',
        blocks: [
          {
            text: 'Reservations, messages and the foot course are not open yet. What this page says about them applies from the day they open.',
          },
          retainedData,
        ],
      },
      {
        id: 'photos',
        heading: 'Photos and scans',
        blocks: [
          {
            text: 'Photos of your feet are measured on your device and are not sent to us. We see one only if you send it to us yourself.',
          },
          { text: 'Scans are personal data. We do not use them to recognise anyone, and do not sell or share them.' },
          {
            text: 'Measure other people only if they agree. For a child under 18, a parent or guardian must agree. For a child, we ask you to confirm this, and keep the wording and the time.',
          },
          { links: [links.scans] },
        ],
      },
      {
        id: 'who-else',
        heading: 'Who else sees data',
        blocks: [
          {
            table: {
              head: ['Who', 'What', 'Where, and when'],
              rows: [
                [
                  'The payment provider',
                  'Name, e-mail and amount; your card number goes to it alone',
                  'Named before you pay',
                ],
                [
                  'The carrier, and customs for parcels to Japan',
                  'Name, address and telephone',
                  'United Kingdom, Japan',
                ],
                [
                  'The e-mail and hosting services that work for us, under contract',
                  'What they carry or store for us',
                  'We name them if you ask',
                ],
                [
                  'Ideal Postcodes',
                  'A British postcode you look up, and nothing about you',
                  'United Kingdom; if we use this service',
                ],
                [
                  'Calendly LLC',
                  'Your IP address, details of your browser and what you type in its calendar',
                  'United States; only if the page for store visits shows its calendar, and only once you accept it',
                ],
                ['Authorities', 'What the law obliges us to give', 'Where that law applies'],
              ],
            },
          },
          {
            text: 'We sell in the United Kingdom and Japan. Each recognises the data protection of the other, and your data may be handled in both.',
          },
        ],
      },
      {
        id: 'security',
        heading: 'How we protect it',
        blocks: [
          {
            list: [
              'Photos of your feet stay on your device unless you send us one.',
              'There are no passwords. Codes and links work once and for a short time, and once their e-mail is sent, we keep only a fingerprint of each.',
              'Each of our staff signs in under their own name with the rights of their task. What they do is recorded, and access ends at once when someone leaves.',
              'Our logs leave out e-mail addresses, codes, and everything that signs somebody in.',
              'You can see where you are signed in and end it there.',
            ],
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
            text: `You can complain to us about how we handle your data, by e-mail or in any other way. We confirm it within ${complaints.confirmDays} working days, look into it without delay and tell you the outcome. You can also complain to the Information Commissioner’s Office (ICO) in the United Kingdom, or to the Personal Information Protection Commission in Japan.`,
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
            text: 'This is everything the shop keeps in your browser. None of it follows you to other sites. Most of it is needed for something you asked for. Some of it is set without you choosing it: language, hadashi-language and country_code, so that pages open in your language and with your prices, and what is in session storage, until you close the tab. You can change language and country on every page, and delete all of it in your browser. Anything beyond this list is loaded only if you accept it.',
          },
          storedTable('en'),
        ],
      },
    ],
  }
}
