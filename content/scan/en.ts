import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../links.ts'

const links = linksIn('en')
const { storeMinutes, homeMinutes } = settings.measuring

export const scan: PageContent['/get-foot-scan'] = {
  lead: 'There are three ways, and with each you can order the same shoe. Choose the one that suits you.',
  ways: [
    {
      id: 'store',
      name: 'In a store',
      time: `About ${storeMinutes} minutes`,
      blocks: [
        { text: 'Someone measures both feet with you. You can try samples, and need not buy anything.' },
        { list: ['A reserved seat', 'Trousers that can be rolled up', 'Nothing to print, nothing to install'] },
      ],
      link: { text: 'Reserve a seat in a store', to: '/reserve' },
    },
    {
      id: 'phone',
      name: 'With a phone',
      time: `About ${homeMinutes} minutes`,
      blocks: [
        { text: 'One photo of each foot from above, standing on a sheet of paper. The paper gives the scale.' },
        {
          list: ['A4 or US Letter paper, flat on a hard floor', 'Even light', 'Bare feet, and something to hold on to'],
        },
      ],
      link: { text: 'Measure with a phone', to: '/tabi-gen-01/scan' },
    },
    {
      id: 'file',
      name: 'With what you have',
      time: 'A few minutes',
      blocks: [
        { text: 'A scan from elsewhere, or numbers you measure by hand with paper, wall and ruler.' },
        { list: ['STL, OBJ, PLY or GLB, one file per foot', 'Or a ruler and a pencil', 'No camera needed'] },
      ],
      link: { text: 'Bring a file or numbers', to: '/tabi-gen-01/scan' },
    },
  ],
  sections: [
    {
      id: 'what-happens',
      heading: 'What happens at home',
      blocks: [
        {
          steps: [
            'Sign up with your e-mail address and the code we send you, so that your scan is kept for you.',
            'Lay the paper against a wall and put the left foot on it, heel to the wall.',
            'Hold the phone above the foot and take the photo. The page says at once whether it can be used, and if not, the one thing to change.',
            'The same with the right foot.',
            'Look at the numbers and their tolerances. Retake either foot as often as you like.',
          ],
        },
        {
          note: 'Stand safely: hold on to a wall, a table or a person, and do not bend down while you stand on one leg. If standing is difficult for you, come to a store or ask someone to take the photo.',
        },
      ],
    },
    {
      id: 'pictures',
      heading: 'What happens with the pictures',
      blocks: [
        {
          text: 'They are measured on your device and never leave it. What goes to the workshop with your order are the numbers and the outline of each foot; if you order from a scan file, the file too.',
        },
        {
          text: 'You can download or delete your scans at any time. Only what a pair being made needs stays until that pair is finished.',
        },
        { links: [links.privacy] },
      ],
    },
    {
      id: 'accuracy',
      heading: 'How exact each way is',
      blocks: [
        {
          facts: [
            ['Store', 'Heights and girths are measured too, so the least is estimated'],
            ['Photo', 'Length, widths and outline are measured; heights are estimated and marked'],
            ['File', 'As good as the scan it holds; it is measured again in the workshop'],
            ['By hand', 'The widest tolerance'],
          ],
        },
        {
          note: 'Each number is shown with its own tolerance. The photo method was measured on rendered photos, not yet on people.',
        },
        { links: [links.measuring] },
      ],
    },
  ],
}
