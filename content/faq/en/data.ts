import type { QuestionGroup } from '#domain/content/page-content.ts'
import { retention } from '#domain/limit-settings.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { terms, visitors } = settings

export const data: QuestionGroup = {
  id: 'data',
  heading: 'Data and privacy',
  questions: [
    {
      id: 'photos',
      asked: 'What happens to the photos of my feet?',
      answer: [
        'They’re measured on your own device and aren’t sent to us. We keep measurements and the outline of each foot, not photos.',
        `We see a photo only if you send it to us yourself, to ask for help with it. We delete it after ${visitors.helpPhotoDays} days.`,
      ],
      links: [links.privacy],
    },
    {
      id: 'what-is-kept',
      asked: 'What do you keep of my scan?',
      answer: [
        'The measurements, the outline of the foot, the method, the tolerance and the quality. If you order from a scan file, the file too, because the workshop measures it again.',
        'We use them to make your shoes, not to recognise you.',
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
        'Only our own: for signing in, language, country and your choices. None of them follows you. Anything else needs your consent first, and “Reject” is as easy as “Accept”.',
      ],
      links: [links.storage],
    },
    {
      id: 'delete-account',
      asked: 'What stays when I delete my account?',
      answer: [
        `What the law requires us to keep: paid orders and their invoices, for ${terms.recordYears} years. We delete your scans, addresses, messages and sign-ins. A pair you have paid for is still made; its foot measurements stay until it is sent.`,
        `Two records stay without your name: your answer about cookies, and what our staff did. That we e-mailed you about the deletion stays on record for ${retention.mailDays} days.`,
      ],
      links: [links.details],
    },
  ],
}
