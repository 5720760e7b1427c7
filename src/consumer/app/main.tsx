import { useState } from 'react';
import { sentenceOf } from '../../kit/i18n/reason.ts';
import { Divider } from '../../kit/ui/divider.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Tabs } from '../../kit/ui/tabs.tsx';
import { Heading, VisuallyHidden } from '../../kit/ui/text.tsx';
import type { FlowScreenProps } from '../../shell/app/flow.ts';
import { fetchedPart, isFetched } from '../../shell/chunks/fetch-part.ts';
import { WaitingCode } from '../../shell/views/waiting-code.tsx';
import type { StateOf } from '../flow/screens.ts';
import type { Consumer } from '../flow/types.ts';
import type { MainPart, ScreenView } from '../method.ts';
import { layout } from '../methods/main-layout.ts';
import { METHODS, mainBlocks, type ProductBlock, TERMS } from '../methods/manifests.ts';

function viewOf({ product, id }: ProductBlock): ScreenView<'Main'> {
  const { views } = fetchedPart<MainPart<string>>(METHODS[product].main);
  // A method's manifest and its views have the same ids: anything else does not compile.
  return views[id] as ScreenView<'Main'>;
}

/** The first screen, composed of the blocks of the enabled methods. */
export function Main({ hideHeader, ...props }: FlowScreenProps<Consumer, StateOf<'Main'>>) {
  const { terms } = props.config;
  const Terms = terms && isFetched(TERMS) ? fetchedPart(TERMS).Terms : undefined;
  // Without the code of its terms, a form might be sent by somebody who has not agreed.
  const blocks = (terms && !Terms ? [] : mainBlocks(props.config))
    // The code of a product that the page has just added may still be loading.
    .filter(({ product }) => isFetched(METHODS[product].main))
    .map((block) => ({ ...block, View: viewOf(block) }));
  const { buttons, identifiers, divided, tabbed } = layout(blocks);
  const { strings, state, send } = props;
  // Selected at once: the next key may come before the flow learns of it in a transition.
  const [tab, setTab] = useState(state.draft.tab);
  const selected = identifiers.find(({ id }) => id === tab) ?? identifiers[0];
  const ways = (
    <>
      {buttons.map(({ id, View }) => (
        <View key={id} {...props} />
      ))}
      {divided && <Divider label={strings.common.or} />}
      {/* Also without a choice of tabs, so that the form does not remount when the page adds a product. */}
      {selected && (
        <Tabs
          label={strings.main.loginMethod}
          tabs={tabbed ? identifiers.map(({ id, tab }) => ({ id, label: strings.main[tab] })) : []}
          selected={selected.id}
          onSelect={(chosen) => {
            setTab(chosen);
            send({ type: 'drafted', draft: { tab: chosen } });
          }}
        >
          <selected.View key={selected.id} {...props} />
        </Tabs>
      )}
    </>
  );
  const heading = <Heading>{strings.main.heading}</Heading>;
  return (
    <Stack gap={24}>
      {/* Hidden only visually: screen readers still need the heading. */}
      {hideHeader ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {state.notice !== undefined && <ErrorText>{sentenceOf(state.notice, strings.errors)}</ErrorText>}
      {state.waiting && (
        <WaitingCode destination={state.waiting.destination} onOpen={() => send({ type: 'codeReopened' })} />
      )}
      {terms && Terms ? (
        <Terms
          terms={terms}
          hasForm={selected !== undefined}
          agreed={state.draft.agreed}
          onChange={(agreed) => send({ type: 'drafted', draft: { agreed } })}
        >
          {ways}
        </Terms>
      ) : (
        ways
      )}
    </Stack>
  );
}
