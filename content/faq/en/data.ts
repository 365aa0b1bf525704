import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { terms } = settings

export const data: QuestionGroup = {
  id: 'data',
  heading: 'Data and privacy',
  questions: [
    {
      id: 'photos',
      asked: 'What happens to the photos of my feet?',
      answer: [
        'They are measured on your own device and never leave it. We keep numbers and the outline of each foot, not pictures.',
        'Only if you ask us for help with a photo, and send it yourself, do we see it.',
      ],
      links: [links.privacy],
    },
    {
      id: 'what-is-kept',
      asked: 'What do you keep of my scan?',
      answer: [
        'The measurements, the outline of the foot, the method, the tolerance and the quality. If you order from a scan file, the file too, because the workshop measures it again.',
        'We use them to make your shoes. They are not used to recognise you.',
      ],
      links: [links.privacy],
    },
    {
      id: 'delete-scan',
      asked: 'Can I download or delete my scan?',
      answer: [
        'Yes, both, at any time in your account. If a pair is in production, we keep what it needs until it’s finished.',
      ],
      links: [links.scans],
    },
    {
      id: 'cookies',
      asked: 'Which cookies do you use?',
      answer: [
        'Only what the shop needs to work: sign-in, language, country and your choices. Anything else would need your consent first, and “reject” is as easy as “accept”.',
      ],
      links: [links.storage],
    },
    {
      id: 'delete-account',
      asked: 'What stays when I delete my account?',
      answer: [
        `Only what the law makes us keep: invoices and the orders behind them, for ${terms.recordYears} years. Scans, addresses, messages and sign-ins are deleted.`,
      ],
      links: [links.details],
    },
  ],
}
