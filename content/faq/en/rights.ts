import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { refit, making } = settings

export const rights: QuestionGroup = {
  id: 'returns',
  heading: 'Returns, refit and your rights',
  questions: [
    {
      id: 'no-fit',
      asked: 'What if the pair does not fit?',
      answer: [
        `It is made again once, free of charge, if you tell us within ${refit.days} days of delivery. Open the pair in your account and say where it is tight or loose. It may have been worn.`,
        `The new pair is made in about ${making.days} days after we agree on the changes, then sent. We tell you whether to send the old pair back; if so, we pay for it.`,
        'The new pair is the next revision of your shoe, so that you can see what we changed.',
      ],
      links: [links.products],
    },
    {
      id: 'cancel',
      asked: 'Can I cancel my order?',
      answer: [
        'Yes, free of charge, until printing begins. If you have paid, you get the full amount back in the way you paid.',
      ],
      links: [links.cancelling, links.orders],
    },
    {
      id: 'change-of-mind',
      asked: 'Can I send it back because I changed my mind?',
      answer: [
        'Not once printing has begun. The pair is made to the measure of one person, so the right to change your mind within 14 days does not apply to it. We say so before you order.',
        'This does not limit the free refit or your rights for faulty goods.',
      ],
      links: [links.cancelling],
    },
    {
      id: 'faulty',
      asked: 'What if something is faulty?',
      answer: [
        'Write to us in the messages of your order, best with a photo. In the United Kingdom you can reject faulty goods for a full refund within 30 days of delivery, and ask for repair or replacement after that. In Japan you have rights under the Civil Code and the Consumer Contract Act.',
        'These rights come from the law. They stand beside the refit and do not end with it.',
      ],
      links: [links.rights],
    },
    {
      id: 'refunds',
      asked: 'How do I get my money back?',
      answer: [
        'In the way you paid, within 14 days after we agree to it. A konbini payment is returned to a bank account, for which we ask you then.',
      ],
    },
  ],
}
