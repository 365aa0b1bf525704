import type { QuestionGroup } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
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
        'Not to look at everything, to try out colours or to reserve a seat. When you measure your feet at home, you sign up with your e-mail address and a code, so that your scan is kept for you.',
        'What you began as a guest comes along when you sign in later.',
      ],
      links: [links.account],
    },
    {
      id: 'password',
      asked: 'Why is there no password?',
      answer: [
        `We e-mail you a six-digit code, or a link, that is valid for ${signIn.minutes} minutes and works once. There is no password to remember or to lose.`,
      ],
    },
    {
      id: 'store-visit',
      asked: 'What happens at a store visit?',
      answer: [
        'We measure both feet, you can try samples, and your scan is linked to you by a code. You need not buy anything.',
        'Wear trousers that can be rolled up. A seat can be moved or cancelled from the e-mail that confirms it.',
      ],
      links: [links.reserve],
    },
    {
      id: 'store-full',
      asked: 'What if no seat is free?',
      answer: ['Put yourself on the waitlist. When a seat becomes free, we offer it by e-mail to the next in line.'],
      links: [links.reserve],
    },
    {
      id: 'japan-orders',
      asked: 'What is different for orders to Japan?',
      answer: [
        'You pay in yen with tax included, can pay at a konbini, and fill in the address in the Japanese order and your name with kana. The notice under the Act on Specified Commercial Transactions stands in our terms, in both languages.',
        'It depends on where we deliver, not on the language you read.',
      ],
      links: [links.tokushoho],
    },
    {
      id: 'sizes-japan',
      asked: 'Do you show Japanese sizes and widths?',
      answer: [
        'Yes: the length in centimetres and the width from E to 4E after JIS\u00a0S\u00a05037, beside the other systems. The width depends on the girth, which a photo can only estimate.',
      ],
      links: [links.figures],
    },
    {
      id: 'ask-a-person',
      asked: 'How do I reach a person?',
      answer: [
        `Open the support chat, write in the messages of your order, or write to ${seller.email}. Questions that are answered here are answered at once; everything else goes to a person, who replies by e-mail.`,
      ],
      links: [links.orders],
    },
  ],
})
