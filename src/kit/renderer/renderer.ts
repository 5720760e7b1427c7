/**
 * React's own reconciler over the DOM, in place of react-dom, of which it is two thirds: what else is in there, such as events that
 * bubble in React, stylesheets that it loads and the state of forms, nothing here needs (decision build-2).
 */
import { createContext, type ReactNode, version } from 'react';
import ReactReconciler from 'react-reconciler';
import {
  ConcurrentRoot,
  DefaultEventPriority,
  DiscreteEventPriority,
  NoEventPriority,
} from 'react-reconciler/constants.js';
import { ignoreEvents, inEvent } from './events.ts';
import { adoptProps, HTML, type Props, SVG, setProps, textOf } from './props.ts';

type Container = HTMLElement | ShadowRoot;
type Instance = HTMLElement | SVGElement;
type Priority = ReactReconciler.EventPriority;

const nothing = (): void => undefined;
const none = () => null;
const never = () => false;

let priority: Priority = NoEventPriority;

/** The first node from here on that React may have rendered. */
function rendered(node: Node | null): Instance | Text | null {
  let candidate = node;
  while (candidate && candidate.nodeType !== Node.ELEMENT_NODE && candidate.nodeType !== Node.TEXT_NODE)
    candidate = candidate.nextSibling;
  return candidate as Instance | Text | null;
}

const firstChild = (parent: Node) => rendered(parent.firstChild);
const nextSibling = (node: Node) => rendered(node.nextSibling);
const append = (parent: Node, child: Node): void => void parent.appendChild(child);
const insert = (parent: Node, child: Node, next: Node): void => void parent.insertBefore(child, next);
const remove = (_parent: Node, child: Node): void => (child as ChildNode).remove();
const empty = (parent: Node): void => {
  parent.textContent = '';
};

/** An image may have failed before React had it, and nobody would hear of that. */
function loadAgain(node: Instance): void {
  const image = node as HTMLImageElement;
  image.src = image.getAttribute('src') ?? '';
}

/** What waits for React to adopt the nodes of a container. */
const adopting = new WeakMap<Container, AbortController>();
const adopted = (container: Container): void => adopting.get(container)?.abort();

const reconciler = ReactReconciler<
  string,
  Props,
  Container,
  Instance,
  Text,
  never,
  never,
  Instance | Text,
  never,
  Instance | Text,
  typeof HTML | typeof SVG,
  never,
  ReturnType<typeof setTimeout>,
  undefined,
  null,
  null,
  null,
  never,
  never,
  never
>({
  rendererVersion: version,
  rendererPackageName: 'auth-widget',
  extraDevToolsConfig: null,
  isPrimaryRenderer: true,
  supportsMutation: true,
  supportsHydration: true,
  supportsMicrotasks: true,
  supportsPersistence: false,

  // When
  scheduleMicrotask: queueMicrotask,
  scheduleTimeout: setTimeout,
  cancelTimeout: clearTimeout,
  noTimeout: undefined,
  setCurrentUpdatePriority(next) {
    priority = next;
  },
  getCurrentUpdatePriority: () => priority,
  resolveUpdatePriority: () => priority || (inEvent() ? DiscreteEventPriority : DefaultEventPriority),
  prepareForCommit() {
    ignoreEvents(true);
    return null;
  },
  resetAfterCommit: () => ignoreEvents(false),

  // Nodes
  getRootHostContext: () => HTML,
  getChildHostContext: (parent, type) => (type === 'svg' ? SVG : parent),
  getPublicInstance: (node) => node,
  createInstance: (type, _props, { ownerDocument }, namespace) =>
    // Elements of both namespaces have a style.
    ownerDocument.createElementNS(type === 'svg' ? SVG : namespace, type) as Instance,
  createTextInstance: (text, { ownerDocument }) => ownerDocument.createTextNode(text),
  shouldSetTextContent: (_type, props) => textOf(props) !== undefined,
  appendInitialChild: append,
  finalizeInitialChildren(node, type, props) {
    setProps(node, {}, props);
    return type === 'img';
  },
  commitMount: loadAgain,
  commitUpdate: (node, _type, before, next) => setProps(node, before, next),
  commitTextUpdate(node, _before, text) {
    node.nodeValue = text;
  },
  resetTextContent: empty,
  appendChild: append,
  appendChildToContainer: append,
  insertBefore: insert,
  insertInContainerBefore: insert,
  removeChild: remove,
  removeChildFromContainer: remove,
  clearContainer(container) {
    empty(container);
    adopted(container);
  },
  detachDeletedInstance: nothing,
  hideInstance: (node) => node.style.setProperty('display', 'none', 'important'),
  unhideInstance: (node) => node.style.removeProperty('display'),
  hideTextInstance: empty,
  unhideTextInstance(node, text) {
    node.nodeValue = text;
  },

  // Nodes that are there already
  getFirstHydratableChild: firstChild,
  getFirstHydratableChildWithinContainer: firstChild,
  getNextHydratableSibling: nextSibling,
  canHydrateInstance(node, type, _props, isInRoot) {
    let candidate: Instance | Text | null = node;
    // Extensions add elements of their own to roots.
    while (isInRoot && candidate && (candidate as Instance).localName !== type)
      candidate = nextSibling(candidate);
    return (candidate as Instance | null)?.localName === type ? (candidate as Instance) : null;
  },
  canHydrateTextInstance: (node) => (node.nodeType === Node.TEXT_NODE ? (node as Text) : null),
  canHydrateSuspenseInstance: none,
  canHydrateActivityInstance: none,
  hydrateInstance(node, _type, props) {
    adoptProps(node, props);
    const text = textOf(props);
    return text === undefined || text === node.textContent;
  },
  hydrateTextInstance: (node, text) => node.nodeValue === text,
  finalizeHydratedChildren: (_node, type) => type === 'img',
  commitHydratedInstance: loadAgain,
  // As in react-dom: into these, password managers and extensions put their own buttons.
  shouldDeleteUnhydratedTailInstances: (type) => type !== 'form' && type !== 'button',
  validateHydratableInstance: () => true,
  validateHydratableTextInstance: () => true,
  commitHydratedContainer: adopted,
  flushHydrationEvents: nothing,

  // What only other hosts have
  bindToConsole: () => nothing,
  getInstanceFromNode: none,
  beforeActiveInstanceBlur: nothing,
  afterActiveInstanceBlur: nothing,
  prepareScopeUpdate: nothing,
  getInstanceFromScope: none,
  preparePortalMount: nothing,
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
  resetFormInstance: nothing,
  requestPostPaintCallback: nothing,
  shouldAttemptEagerTransition: never,
  trackSchedulerEvent: nothing,
  resolveEventType: none,
  resolveEventTimeStamp: () => 0,
  maySuspendCommit: never,
  maySuspendCommitOnUpdate: never,
  maySuspendCommitInSyncRender: never,
  preloadInstance: () => true,
  startSuspendingCommit: none,
  suspendInstance: nothing,
  suspendOnActiveViewTransition: nothing,
  waitForCommitToBeReady: none,
  getSuspendedCommitReason: none,
});

reconciler.injectIntoDevTools();

export interface Root {
  render(tree: ReactNode): void;
  unmount(): void;
}

type OnError = Parameters<typeof reconciler.createContainer>[6];

function rootOf(container: Container, root: ReactReconciler.OpaqueRoot): Root {
  return {
    render: (tree) => void reconciler.updateContainer(tree, root),
    unmount() {
      adopted(container);
      reconciler.updateContainerSync(null, root);
      reconciler.flushSyncWork();
    },
  };
}

/** @param onUncaughtError called with what no boundary has caught. Nothing is rendered then. By default, it is reported. */
export function createRoot(
  container: Container,
  onUncaughtError: OnError = reconciler.defaultOnUncaughtError,
): Root {
  return rootOf(
    container,
    reconciler.createContainer(
      container,
      ConcurrentRoot,
      null,
      false,
      null,
      '',
      onUncaughtError,
      reconciler.defaultOnCaughtError,
      reconciler.defaultOnRecoverableError,
      nothing,
      null,
    ),
  );
}

/** What a visitor does to nodes that React has not adopted yet, and for which they may have handlers. */
const AWAITED = [
  'change',
  'click',
  'compositionend',
  'compositionstart',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mousedown',
  'paste',
  'pointerup',
  'submit',
];

/** Renders the nodes that are in the container already, or removes them and draws anew. An event that comes before waits until then. */
export function hydrateRoot(container: Container, tree: ReactNode, onUncaughtError: OnError): Root {
  const root = reconciler.createHydrationContainer(
    tree,
    null,
    container,
    ConcurrentRoot,
    null,
    false,
    null,
    '',
    onUncaughtError,
    reconciler.defaultOnCaughtError,
    // An extension has changed the nodes: there is nothing to report.
    nothing,
    nothing,
    null,
    null,
  );
  const waiting = new AbortController();
  adopting.set(container, waiting);
  const hydrate = () => reconciler.attemptSynchronousHydration(root.current);
  for (const type of AWAITED)
    container.addEventListener(type, hydrate, { capture: true, signal: waiting.signal });
  return rootOf(container, root);
}

/** Renders what the function changes before this returns. */
export const flushSync = (change: () => void): void => reconciler.flushSyncFromReconciler(change);
