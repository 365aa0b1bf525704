import { Icon, type IconProps } from './icon.tsx'

/** A speech bubble. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4H20V16H12L7 20.5V16H4Z" />
    </Icon>
  )
}
