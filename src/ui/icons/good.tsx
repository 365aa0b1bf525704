import { Icon, type IconProps } from './icon.tsx'

/** A tick in a ring. */
export function GoodIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.5L11 15.5L16 9.5" />
    </Icon>
  )
}
