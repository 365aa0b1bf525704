import type { ReactNode } from 'react'

export type Stage = {
  id: string
  name: ReactNode
  state: 'done' | 'current' | 'coming'
  /** The date, machine-readable and formatted. */
  when?: { iso: string; text: string }
  note?: ReactNode
}

type Props = {
  label: string
  stages: readonly Stage[]
  /** The label of each state, for readers who cannot see the line. */
  words: Record<Stage['state'], string>
}

/** The past, current and coming stages of a process. */
export function Timeline({ label, stages, words }: Props) {
  return (
    <ol className="timeline" aria-label={label}>
      {stages.map(({ id, name, state, when, note }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <strong>
            {name} <span className="visually-hidden">({words[state]})</span>
          </strong>
          {when && <time dateTime={when.iso}>{when.text}</time>}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
