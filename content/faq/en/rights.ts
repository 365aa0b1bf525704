import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { refit, making, complaints } = settings

export const rights: QuestionGroup = {
  id: 'returns',
  heading: 'Returns, refit and your rights',
  questions: [
    {
      id: 'no-fit',
      asked: 'What if the pair doesn’t fit?',
      answer: [
        `Tell us within ${refit.days} days of delivery, and we make it again once, free of charge. Open the pair in your account and say where it’s tight or loose. You may have worn it.`,
        `We make the new pair in about ${making.days} days after we agree on the changes, then send it. We tell you whether to send the old pair back; if so, we pay for that.`,
        `If the new pair doesn’t fit either, you can return it for a full refund. Tell us within ${refit.days} days of receiving it; we pay for the return.`,
      ],
      links: [links.products],
    },
    {
      id: 'cancel',
      asked: 'Can I cancel my order?',
      answer: [
        'Yes, free of charge, until printing begins. If you’ve paid, we refund the full amount within 14 days, in the way you paid; a konbini payment goes to your bank account.',
      ],
      links: [links.cancelling, links.orders],
    },
    {
      id: 'change-of-mind',
      asked: 'Can I send it back because I changed my mind?',
      answer: [
        'Not once printing has begun. The pair is made to one person’s measurements, so the 14-day right to change your mind doesn’t apply to it. We say so before you order.',
        'The free refit and your rights for faulty goods are not affected.',
      ],
      links: [links.cancelling],
    },
    {
      id: 'faulty',
      asked: 'What if something is faulty?',
      answer: [
        'Write to us in your order’s messages, with a photo if you can. In the United Kingdom you can reject faulty goods for a full refund within 30 days of delivery, and ask for repair or replacement after that. In Japan you have rights under the Civil Code and the Consumer Contract Act.',
        'These rights come from the law. They’re separate from the refit and don’t end with it.',
      ],
      links: [links.rights],
    },
    {
      id: 'refunds',
      asked: 'How do I get my money back?',
      answer: [
        'In the way you paid, within 14 days after we agree to it. For a konbini payment we ask you for a bank account to send it to.',
      ],
    },
    {
      id: 'complaint',
      asked: 'How do I make a complaint?',
      answer: [
        `Write to us, call us, or use your order’s messages. A person confirms it within ${complaints.confirmDays} working days and answers within ${complaints.answerDays} days.`,
        'If we can’t settle it with you, you have other ways: our terms name them.',
      ],
      links: [links.complaints],
    },
  ],
}
