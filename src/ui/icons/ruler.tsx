import { Icon, type IconProps } from './icon.tsx'

/** A ruler. */
export function RulerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8H21V16H3ZM7 8V11M12 8V12M17 8V11" />
    </Icon>
  )
}
