import { Drawing, type DrawingProps } from './drawing.tsx'

/** Two empty speech bubbles. */
export function EmptyMessages(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path d="M44 20H140Q152 20 152 32V80Q152 92 140 92H82L58 114V92H44Q32 92 32 80V32Q32 20 44 20Z" />
      <path
        className="cover"
        d="M116 68H200Q212 68 212 80V124Q212 136 200 136H188V158L164 136H116Q104 136 104 124V80Q104 68 116 68Z"
      />
      <g className="accent in-turn">
        <circle cx="138" cy="102" r="3" />
        <circle cx="158" cy="102" r="3" />
        <circle cx="178" cy="102" r="3" />
      </g>
    </Drawing>
  )
}
