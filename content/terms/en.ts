import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'

export const terms: PageContent['/terms-and-conditions'] = {
  lead: 'The rules we work by, in short.',
  paragraphs: [
    'You pay only after the workshop has checked that your pair can be made. Until printing begins you can cancel.',
    `A pair made to your measure cannot be taken back because you changed your mind. If it does not fit, it is made again free of charge within ${settings.refit.days} days of delivery. Your rights for faulty goods stand beside this.`,
    'Photos of your feet stay on your device. No cookie follows you to other sites.',
  ],
}
