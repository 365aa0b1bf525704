import type { QuestionGroup } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { includedIn } from '../../import-costs.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { signIn } = settings

export const account = (seller: Seller): QuestionGroup => ({
  id: 'account',
  heading: 'Account, stores and Japan',
  questions: [
    {
      id: 'need-account',
      asked: 'Do I need an account?',
      answer: [
        'Not to look around, try out colours or book a store visit. To measure at home and to order, you need one: you sign up with your e-mail address and a code, so that your scan is kept for you.',
        'When you sign in later, what you began without an account comes with you.',
      ],
      links: [links.account],
    },
    {
      id: 'password',
      asked: 'Why is there no password?',
      answer: [
        `We e-mail you a six-digit code and a link. Use one of them, once, within ${signIn.minutes} minutes. There’s no password to remember or to lose.`,
      ],
    },
    {
      id: 'store-visit',
      asked: 'What happens at a store visit?',
      answer: [
        'We measure your bare feet, and a code links the scan to you. You can try samples. You don’t have to buy anything.',
        'Wear trousers you can roll up; you can come in socks. You can move or cancel your reservation from the e-mail that confirms it.',
      ],
      links: [links.reserve],
    },
    {
      id: 'store-full',
      asked: 'What if every time is taken?',
      answer: ['Join the waitlist. When a place becomes free, we offer it by e-mail to the next person in line.'],
      links: [links.reserve],
    },
    {
      id: 'japan-orders',
      asked: 'What is different for orders to Japan?',
      answer: [
        `You pay in yen, ${includedIn('JP', 'en')}, by card or at a konbini. You enter your address the Japanese way, and your name in kana. The notice under Japanese law is in our terms, in both languages.`,
        'It depends on where we deliver, not on the language you read.',
      ],
      links: [links.tokushoho],
    },
    {
      id: 'sizes-japan',
      asked: 'Do you show Japanese sizes and widths?',
      answer: [
        'After measuring, you see the length and the nearest sizes in Japan, Europe, the United Kingdom and the United States. We don’t name a width class: it depends on the girth, which can only be estimated from a photo.',
      ],
      links: [links.figures],
    },
    {
      id: 'ask-a-person',
      asked: 'How do I reach a person?',
      answer: [`Write to ${seller.email}, call ${seller.phone}, or write in your order’s messages. A person replies.`],
      links: [links.orders],
    },
  ],
})
