import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { storeMinutes, homeMinutes } = settings.measuring

export const scan: QuestionGroup = {
  id: 'measuring',
  heading: 'Scanning and measuring',
  questions: [
    {
      id: 'ways-to-measure',
      asked: 'How can I have my feet measured?',
      answer: [
        `There are three ways. In one of our stores, in about ${storeMinutes} minutes. With a phone and a sheet of paper at home, in about ${homeMinutes}. Or with what you have: a scan file, or numbers you measure by hand.`,
        'With each you can order the same shoe. They differ in how much they can see and in their tolerance.',
      ],
      links: [links.scan],
    },
    {
      id: 'what-i-need',
      asked: 'What do I need at home?',
      answer: [
        'A phone with a camera, one sheet of A4 or US Letter paper, a hard floor and daylight or an even lamp. Measure with bare feet.',
        'Stand beside a wall or a chair and hold on to it. Someone who takes the photo for you makes it easier.',
      ],
      links: [links.start],
    },
    {
      id: 'accuracy',
      asked: 'How accurate is a scan?',
      answer: [
        'Every number is shown with its own tolerance and with how it was found. You see both before you order.',
        'The photo method was measured on rendered photos, not yet on people. Until it has been compared with a caliper on real feet, we do not compare ourselves with anyone.',
      ],
      links: [links.about],
    },
    {
      id: 'estimated',
      asked: 'Why are some numbers marked as estimated?',
      answer: [
        'A photo from above cannot see the height of your instep. What a method cannot see is estimated from the other numbers with published formulas, and marked as such.',
        'A store visit or a scan file measures what a photo has to estimate.',
      ],
    },
    {
      id: 'photo-refused',
      asked: 'Why was my photo refused?',
      answer: [
        'Because its numbers would have been a guess. The page names the one thing to change: the paper is cut off, the angle is too flat, the photo is blurred, there is glare, or the foot stands off the paper.',
        'Take the photo again as often as you like. Nothing else you entered is lost.',
      ],
    },
    {
      id: 'scan-file',
      asked: 'Which scan files can I bring?',
      answer: [
        'STL, OBJ, PLY and GLB, one file per foot. The file is read on your device; for an order the workshop measures it once more.',
      ],
      links: [links.start],
    },
    {
      id: 'by-hand',
      asked: 'Can I do without a camera?',
      answer: [
        'Yes. Lay paper on the floor against a wall, draw the outline of your foot, measure with a ruler and type in the numbers. The pages lead you from number to number.',
        'The tolerance is wider than with a scan, and it is shown.',
      ],
      links: [links.start],
    },
    {
      id: 'when-to-measure',
      asked: 'When should I measure, and how often?',
      answer: [
        'In the afternoon, since many feet are a little larger then than in the morning. Measure again before a new pair when the last scan is old or your feet have changed.',
        'Your earlier scans stay in your account, so that you can see what changed.',
      ],
      links: [links.scans],
    },
  ],
}
