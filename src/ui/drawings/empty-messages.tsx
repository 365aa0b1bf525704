import { Drawing, type DrawingProps } from './drawing.tsx'

/** Two speech bubbles; nothing is said yet. */
export function EmptyMessages(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path d="M30 24H148V92H78L58 112V92H30Z" />
      <path className="cover" d="M104 72H212V136H188V156L168 136H104Z" />
      <path className="accent" d="M140 104V104.1M158 104V104.1M176 104V104.1" />
    </Drawing>
  )
}
