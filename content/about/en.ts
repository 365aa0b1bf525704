import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'

const links = linksIn('en')
const { making, edition, refit } = settings

export const about: PageContent['/about'] = {
  lead: 'Each pair is made once, from the measurements of one person. Left and right are two different shoes, as your feet are.',
  sections: [
    {
      id: 'foot',
      heading: 'It begins with a foot',
      blocks: [
        {
          text: 'A photo from above, a scan file, a store visit or a ruler: each gives us the numbers of a foot, from its length to the height of its instep. How many of them are measured depends on the way you choose; the rest are estimated and marked.',
        },
        {
          text: `Each number comes with a tolerance. ${photoTests.en.inShort}`,
        },
        {
          figures: [
            {
              file: 'view-foot',
              width: 1240,
              height: 840,
              alt: 'The form of a foot as the workshop sees it, with the gap beside the big toe',
              name: 'What is kept of a foot: its form and its numbers, not a photo.',
            },
          ],
        },
        { links: [links.figures, links.tested] },
      ],
    },
    {
      id: 'shape',
      heading: 'The numbers become a shoe',
      blocks: [
        {
          text: 'From the measurements a last is calculated for each foot, then a level sole and the upper you chose. You can turn the shoe, cut it open and see your foot in it before you order.',
        },
        {
          text: 'A map shows how much room there is and where it is close, in millimetres. You choose the feel, and see what changes.',
        },
        {
          figures: [
            {
              file: 'shoe-clearance',
              width: 1240,
              height: 860,
              alt: 'A foot in a shoe that is coloured by the room around it: green where there is room, red where it is close',
              name: 'The map of room: green is room, red is close.',
            },
          ],
        },
      ],
    },
    {
      id: 'custom',
      heading: 'What is custom, and what is not',
      blocks: [
        {
          columns: [
            {
              name: 'Custom',
              list: [
                'Length, width and heel of each shoe',
                'Outline around the toes, place of the split',
                'Height over the instep',
                'The feel: close, natural or roomy',
                'A short text under the sole, if you want one',
              ],
            },
            {
              name: 'Not custom',
              list: [
                'The level sole, equally thick for everyone',
                'The three uppers and four colours',
                'The material',
                'The price',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'checks',
      heading: 'What the workshop checks',
      blocks: [
        {
          steps: [
            'Scan files are measured once more, and all numbers are checked for what cannot be right: left against right, length against width.',
            'Both shoes are calculated, and we make sure that they can be printed in one piece, without holes.',
            'If something is wrong, we write which foot to measure again and why. Until then there is nothing to pay.',
            'After printing, each shoe is checked. A pair that does not pass is printed again.',
          ],
        },
      ],
    },
    {
      id: 'material',
      heading: 'One material, one piece',
      blocks: [
        {
          text: 'The shoe is printed layer by layer from one polymer, matte, with fine lines that you can see and feel. Nothing is glued or sewn, so nothing has to be taken apart at the end.',
        },
        {
          figures: [
            {
              file: 'view-section',
              width: 1240,
              height: 840,
              alt: 'A shoe cut open from heel to toe: the sole is equally thick all the way',
              name: 'Cut open: the sole is equally thick from heel to toe.',
            },
          ],
        },
      ],
    },
    {
      id: 'take-back',
      heading: 'Made when ordered, taken back when worn',
      blocks: [
        {
          text: `We keep no stock. A pair is printed once it has been ordered and paid. A pair is made in about ${making.days} days from payment, then sent to you.`,
        },
        {
          text: `If a pair does not fit, it is made again once, free of charge, if you tell us within ${refit.days} days of delivery. When it is worn out, ask for take-back at the pair in your account, and we tell you how to send it.`,
        },
      ],
    },
    {
      id: 'data',
      heading: 'Your scan is yours',
      blocks: [
        {
          text: 'Photos are measured on your own device and stay there. The workshop keeps the numbers and the outline of each foot, not pictures; if you order from a scan file, the file too. You can download or delete your scans at any time. If a pair is in production, we keep what it needs until it’s finished.',
        },
        { links: [links.privacy] },
      ],
    },
    {
      id: 'edition',
      heading: `${edition.pairs} pairs, each with its number`,
      blocks: [
        {
          text: `Tabi Gen 01 is an edition. A number is held for you from the moment you place the order. It goes back if you cancel, or if the order is not paid within ${edition.waitDays} days after it can be.`,
        },
      ],
    },
  ],
}
