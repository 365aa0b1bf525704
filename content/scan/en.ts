import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { estimatedByPhoto, measuredByPhoto, namesIn } from '../figures-by-photo.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'
import { traceTests } from '../trace-tests.ts'

const links = linksIn('en')
const { storeMinutes, homeMinutes } = settings.measuring
const { scanDays } = settings.visitors

export const scan: PageContent['/get-foot-scan'] = {
  lead: 'There are four ways, and each leads to the same shoe. Choose the one that suits you. At home you can start now. Store visits and scan files aren’t open yet.',
  ways: [
    {
      id: 'store',
      name: 'In a store',
      time: `About ${storeMinutes} minutes`,
      blocks: [
        {
          text: 'Someone measures your bare feet with you. You can try samples, and you don’t have to buy anything.',
        },
        {
          list: [
            'Book your visit first',
            'Trousers you can roll up; you can come in socks',
            'Nothing to print, nothing to install',
          ],
        },
      ],
      link: { text: 'See the stores', to: '/reserve' },
    },
    {
      id: 'trace',
      name: 'Draw around your feet',
      time: `About ${homeMinutes} minutes for both feet, once your photos are clear`,
      blocks: [
        {
          text: 'Draw around each foot on a sheet of paper, step off, and photograph the sheet. With no leg in the way, the photo shows the heel too.',
        },
        {
          list: [
            'A4 or US Letter paper, flat on a hard floor',
            'A pen and some tape',
            'Bare feet, and something to hold on to',
          ],
        },
      ],
      link: { text: 'See how to draw', to: '/get-foot-scan', hash: 'drawing' },
    },
    {
      id: 'phone',
      name: 'Stand on the paper',
      time: 'No pen needed, but more photos are refused',
      blocks: [
        { text: 'Stand on a sheet of paper and take one photo of each foot from above. The paper gives the scale.' },
        {
          list: ['The same paper, its short edge at a wall', 'Even light', 'Bare feet, and something to hold on to'],
        },
      ],
      link: { text: 'Measure on the paper', to: '/tabi-gen-01/scan' },
    },
    {
      id: 'file',
      name: 'With a file or a ruler',
      time: 'In your own time',
      blocks: [
        { text: 'A scan you already have, or measurements you take by hand with paper, wall and ruler.' },
        { list: ['STL, OBJ, PLY or GLB, one file per foot', 'Or a ruler and a pencil', 'No camera needed'] },
      ],
      link: { text: 'Measure by hand', to: '/tabi-gen-01/scan' },
    },
  ],
  drawing: {
    id: 'drawing',
    heading: 'How to draw around your feet',
    blocks: [
      { text: 'Take one sheet for each foot, and follow the same steps with both.' },
      {
        note: 'Stand safely: hold on to a wall, a table or a person, and don’t bend down while you stand on one leg. If standing is difficult for you, sit down and say so when you measure. A foot is a little shorter then, so the tolerances are wider.',
      },
    ],
  },
  sections: [
    {
      id: 'what-happens',
      heading: 'What happens at home',
      blocks: [
        {
          steps: [
            `Say whose feet they are. You can sign in first, so that we keep your scan in your account. Without an account, we keep your scans for ${scanDays} days.`,
            'Draw around both feet, each on its own sheet, and lay the pen beside the outline.',
            'Photograph each sheet from above with all four corners in the photo. The page tells you at once whether we can use it, and if not, one thing to change.',
            'Without a pen, stand on the paper: its short edge and your heel at a wall, the phone level above your toes. Make sure the photo shows the whole sheet and, beside your leg, the line where wall and floor meet.',
            'Check the measurements and their tolerances. Retake either photo as often as you like.',
          ],
        },
        {
          note: 'Stand safely: hold on to a wall, a table or a person, and don’t bend down while you stand on one leg. If standing is difficult for you, sit down and say so on the page, or ask someone to draw and to take the photo.',
        },
      ],
    },
    {
      id: 'pictures',
      heading: 'What happens to the photos',
      blocks: [
        {
          text: 'They’re measured on your device and aren’t sent to us. With your order, the workshop gets the measurements and the outline of each foot; if you order from a scan file, the file too.',
        },
        {
          text: 'In your account you can download or delete your scans at any time. If a pair is in production, we keep what it needs until it’s finished.',
        },
        { links: [links.privacy] },
      ],
    },
    {
      id: 'accuracy',
      heading: 'What’s measured, and what’s estimated',
      blocks: [
        {
          columns: [
            { name: 'Measured from a photo of your foot', list: namesIn('en', measuredByPhoto) },
            { name: 'Estimated from those', list: namesIn('en', estimatedByPhoto) },
          ],
        },
        {
          text: 'From a photo of your foot, heel width and girth are estimated from the averages of about 6,000 people, the rest by rules of thumb. Each number shows its tolerance and is marked as measured or estimated.',
        },
        {
          facts: [
            ['Outline', 'Heel width and the gap beside the big toe are measured too; girth and heights are estimated'],
            ['Store', 'Heights and girth are measured too, so less is estimated'],
            ['File', 'As accurate as your scan; the workshop measures it again'],
            [
              'By hand',
              'Length, and if you like ball width, heel width, ball girth and instep height; the rest is estimated',
            ],
          ],
        },
        { links: [links.measuring] },
      ],
    },
    {
      id: 'tested',
      heading: 'What we have tested',
      blocks: [...photoTests.en.inFull, ...traceTests.en].map((text) => ({ text })),
    },
  ],
}
