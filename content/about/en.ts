import type { PageContent } from '#domain/content/page-content.ts'

export const about: PageContent['/about'] = {
  lead: 'Each pair is made once, from the measurements of one person. Left and right are two different shoes, as your feet are.',
  paragraphs: [
    'Photos of your feet are measured on your own device and stay there. The workshop keeps numbers, not pictures.',
    'Nothing lies in stock. What nobody ordered is never printed.',
  ],
}
