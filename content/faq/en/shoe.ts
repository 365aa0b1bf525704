import type { QuestionGroup } from '#domain/content/page-content.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')

export const shoe: QuestionGroup = {
  id: 'shoe',
  heading: 'The shoe, its material and its care',
  questions: [
    {
      id: 'material',
      asked: 'What is it made of?',
      answer: [
        'Of one 3D-printed polymer with a matte surface and fine layers you can see and feel. Sole and upper are printed in one piece: nothing is glued or sewn.',
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
        'No washing machine, no dryer, no heater, no car in the sun: heat can change the shape.',
      ],
    },
    {
      id: 'rain',
      asked: 'Can I wear it in the rain?',
      answer: [
        'Yes. Let it dry in the shade afterwards. Smooth wet ground can be slippery in any shoe, so walk with care. Strap and sandal are open and let water in.',
      ],
    },
    {
      id: 'how-long',
      asked: 'How long does a pair last?',
      answer: [
        'We do not know yet, and will not guess. The model is new; once pairs have been worn long enough we will say what we see.',
        'A fault is another matter: your rights by law stand, whatever is said here.',
      ],
      links: [links.rights],
    },
    {
      id: 'take-back',
      asked: 'What happens to a worn pair?',
      answer: [
        'You can hand it back. Ask for take-back at the pair in your account, and we tell you how to send it before you pack anything.',
      ],
      links: [links.products],
    },
  ],
}
