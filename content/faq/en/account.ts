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
        'No, not to look around, try out colours or book a store visit. When you measure your feet at home, you sign up with your e-mail address and a code, so that your scan is kept for you.',
        'When you sign in later, what you began without an account comes with you.',
      ],
      links: [links.account],
    },
    {
      id: 'password',
      asked: 'Why is there no password?',
      answer: [
        `We e-mail you a six-digit code and a link. Either works once, within ${signIn.minutes} minutes. There’s no password to remember or to lose.`,
      ],
    },
    {
      id: 'store-visit',
      asked: 'What happens at a store visit?',
      answer: [
        'We measure your bare feet. You can try samples, and a code links the scan to you. You don’t have to buy anything.',
        'Wear trousers you can roll up; you can come in socks. You can move or cancel your visit from the e-mail that confirms it.',
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
        `You pay in yen, ${includedIn('JP', 'en')}, by card or at a konbini. You enter your address in the Japanese order and your name with kana. The notice under the Act on Specified Commercial Transactions is in our terms, in both languages.`,
        'It depends on where we deliver, not on the language you read.',
      ],
      links: [links.tokushoho],
    },
    {
      id: 'sizes-japan',
      asked: 'Do you show Japanese sizes and widths?',
      answer: [
        'Yes: the length in centimetres and the width from E to 4E after JIS S 5037, next to the other systems. The width depends on the girth, which can only be estimated from a photo.',
      ],
      links: [links.figures],
    },
    {
      id: 'ask-a-person',
      asked: 'How do I reach a person?',
      answer: [
        `Open the support chat, write in the messages of your order, or write to ${seller.email}. If this page has the answer, the chat gives it to you; everything else goes to a person, who replies by e-mail.`,
      ],
      links: [links.orders],
    },
  ],
})
