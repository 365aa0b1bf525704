import { Drawing, type DrawingProps } from './drawing.tsx'

/** A plug beside its socket. */
export function Offline(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path d="M6 112C40 112 30 76 62 76M62 56H86C98 56 106 64 106 76S98 96 86 96H62ZM106 66H122M106 86H122" />
      <path d="M234 76H198M198 52H170C162 52 158 58 158 64V88C158 94 162 100 170 100H198ZM170 66H176M170 86H176" />
      <path className="accent" d="M140 58V44M130 60L122 48M150 60L158 48M140 96V110M130 94L122 106M150 94L158 106" />
    </Drawing>
  )
}
