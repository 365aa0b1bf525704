import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'
import { photoTests } from '../../photo-tests.ts'

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
        `At home, draw around your feet on paper and photograph the sheets: about ${homeMinutes} minutes for both feet once your photos are clear. Without a pen, stand on the paper and photograph each foot. You can also measure by hand, with paper, a wall and a ruler.`,
        `Visits to our stores and scan files you already have aren’t open yet. A visit takes about ${storeMinutes} minutes.`,
        'Each leads to the same shoe. They differ in how much is measured and how much is estimated.',
      ],
      links: [links.scan, links.figures],
    },
    {
      id: 'what-i-need',
      asked: 'What do I need at home?',
      answer: [
        'A phone with a camera, a sheet of A4 or US Letter paper for each foot, a pen, some tape, a hard floor and daylight or an even lamp. Measure with bare feet.',
        'Hold on to a wall, a table or a person. Measuring is easier if someone else draws and takes the photos.',
      ],
      links: [links.drawing],
    },
    {
      id: 'draw-around',
      asked: 'How do I draw around my foot?',
      answer: [
        'Tape the sheet to a hard floor, stand on it, and draw all the way round with the pen upright against your foot. Add one short line between the big toe and the second toe.',
        'Step off, lay the pen beside the outline and photograph the whole sheet from above. The pen in the photo tells us how far the line is from your foot.',
        'Heel width and the gap beside the big toe are measured from the outline, girth and heights are estimated.',
        'Most of what’s left comes from how the pen leans. Slide it along the upright edge of a small box to keep it from leaning.',
      ],
      links: [links.drawing],
    },
    {
      id: 'accuracy',
      asked: 'How accurate is a scan?',
      answer: [
        'Every measurement of your scan is shown with a tolerance and with how it was found. You see both before you order.',
        photoTests.en.summary,
        'Until we have compared it with callipers on real feet, we don’t compare ourselves with anyone.',
      ],
      links: [links.tested, links.figures],
    },
    {
      id: 'estimated',
      asked: 'Why are some measurements marked as estimated?',
      answer: [
        'Because they aren’t measured. From a photo of your foot we don’t read heel width, ball girth, instep height, arch height or the gap beside the big toe. We estimate them from the other numbers: heel width and girth from the averages of about 6,000 people, the rest by rules of thumb.',
        'An outline you draw gives heel width and the gap too. A store visit or a scan file can measure what a photo leaves open. You can also measure heel width, girth and instep height yourself and type them in.',
      ],
      links: [links.figures],
    },
    {
      id: 'photo-refused',
      asked: 'Why was my photo refused?',
      answer: [
        'Because its numbers would have been a guess. The page names one thing to change: the paper is cut off, the phone is tilted too far, the photo is blurred, there is glare, the line is open or runs off the paper, or the photo doesn’t show where the heel ends.',
        'The reason isn’t always right yet. If changing it doesn’t help, measure by hand. You don’t lose anything else you entered.',
      ],
    },
    {
      id: 'scan-file',
      asked: 'Which scan files can I use?',
      answer: [
        'STL, OBJ, PLY and GLB, one file per foot. The file is read on your device; for an order the workshop measures it again.',
      ],
      links: [links.start],
    },
    {
      id: 'by-hand',
      asked: 'Can I do without a camera?',
      answer: [
        'Yes. Lay paper on the floor against a wall, draw the outline of your foot, measure with a ruler and type in the numbers. We guide you through each step.',
        'Each number is shown with the tolerance we allow for careful measuring by hand: 3 to 5 mm. That’s our assumption, not a test result.',
      ],
      links: [links.start],
    },
    {
      id: 'when-to-measure',
      asked: 'When should I measure, and how often?',
      answer: [
        'In the afternoon, since many feet are a little larger then than in the morning. Measure again before a new pair when the last scan is old or your feet have changed.',
        'Your earlier scans stay in your account, so you can see what has changed.',
      ],
      links: [links.scans],
    },
  ],
}
