import type { QuestionGroup } from '#domain/content/page-content.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')

export const fit: QuestionGroup = {
  id: 'fitting',
  heading: 'Fit and feel',
  questions: [
    {
      id: 'zero-drop',
      asked: 'Is it a “zero-drop” shoe?',
      answer: ['Yes. Your heel is no higher than your toes, just as when you’re barefoot.'],
      links: [links.shoe],
    },
    {
      id: 'split',
      asked: 'What is the split for?',
      answer: [
        'The big toe has its own space and moves on its own. The other four share the second one.',
        'We work out where the split goes for each foot separately. When you measure by photo or by hand, its place is an estimate.',
      ],
      links: [links.figures],
    },
    {
      id: 'left-right',
      asked: 'Are left and right really different?',
      answer: [
        'Yes. Each shoe is made from its own foot, so that a longer left foot gets a longer left shoe. The price is the same.',
      ],
    },
    {
      id: 'feels',
      asked: 'What are “close”, “natural” and “roomy”?',
      answer: [
        'Three feels. They set how much room there is around your toes, ball, instep and heel. You choose after measuring, and the 3D model shows in millimetres what changes.',
        'If you already have a pair or have tried a sample, you can also tell us where it feels tight or loose, and we work out the room from that.',
      ],
      links: [links.configure],
    },
    {
      id: 'which-size',
      asked: 'Which size do I have to choose?',
      answer: [
        'None. The shoe is shaped to your measurements, and to estimates where nothing was measured. Once your feet are measured, we show the nearest Japanese, European, UK and US sizes for comparison.',
      ],
    },
    {
      id: 'socks',
      asked: 'Can I wear socks in it?',
      answer: [
        'Yes, socks with a split toe. Choose “roomy” if you’ll mostly wear thick ones. Measure barefoot either way.',
      ],
    },
    {
      id: 'getting-used',
      asked: 'Do I need time to get used to it?',
      answer: [
        'A level sole and a free big toe are new for many people. Start with short walks on even ground, and stop if something hurts.',
        'If your feet are numb, or if you have an open wound or a recent operation, ask a professional before you change your shoes.',
      ],
    },
    {
      id: 'not-medical',
      asked: 'Is it a medical product?',
      answer: ['No. It’s an everyday shoe, and we make no claims about your health.'],
    },
  ],
}
