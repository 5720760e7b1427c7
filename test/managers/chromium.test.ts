import { managers } from './managers.ts';
import { tellStory } from './story.ts';

tellStory(managers.chromium);
