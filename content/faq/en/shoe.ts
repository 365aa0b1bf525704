import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { material } = settings

export const shoe: QuestionGroup = {
  id: 'shoe',
  heading: 'The shoe, its material and its care',
  questions: [
    {
      id: 'material',
      asked: 'What is it made of?',
      answer: [
        `Of ${material.en}, 3D-printed, with a matte surface and fine layers you can see and feel. Sole and upper are printed in one piece: nothing is glued or sewn.`,
      ],
      links: [links.about],
    },
    {
      id: 'colours-uppers',
      asked: 'Which colours and uppers are there?',
      answer: [
        'Black, grey, green and brown. The uppers are strap, sandal and shell, from open to closed. Every upper comes in every colour at one price.',
      ],
      links: [links.shoe],
    },
    {
      id: 'care',
      asked: 'How do I clean it?',
      answer: [
        'With lukewarm water, mild soap and a soft brush, inside and out. Let it dry in the shade.',
        'Keep it away from washing machines, tumble dryers, heaters and a car in the sun: heat can change its shape.',
      ],
    },
    {
      id: 'rain',
      asked: 'Can I wear it in the rain?',
      answer: [
        'Yes, and let it dry in the shade afterwards. All three uppers let water in: strap and sandal are open, and the shell has small holes over the instep.',
        'We haven’t had its grip on wet ground tested yet. Take care on smooth wet floors, such as tiles, metal or stone.',
      ],
    },
    {
      id: 'how-long',
      asked: 'How long does a pair last?',
      answer: [
        'We don’t know yet, and we won’t guess. The shoe is new; once pairs have been worn for long enough, we’ll say what we see.',
        'A fault is another matter. Your statutory rights are not affected.',
      ],
      links: [links.rights],
    },
    {
      id: 'take-back',
      asked: 'What happens to a worn-out pair?',
      answer: [
        'We take it back. Open the pair in your account and ask us to take it back, and we’ll tell you how to send it before you pack anything.',
      ],
      links: [links.products],
    },
  ],
}
