% SPDX-License-Identifier: Apache-2.0
function tf = isproper(sys)
% Has a system no more zeros than poles?
% Example: yes = isproper(tf([1 0], 1))
s = systemState('isproper', sys);
tf = true;
if strcmp(s.kind, 'tf')
    for k = 1:numel(s.num), tf = tf && numel(s.num{k}) - find([s.num{k} 1], 1) <= numel(s.den{k}) - find(s.den{k}, 1); end
elseif strcmp(s.kind, 'zpk')
    for k = 1:numel(s.z), tf = tf && numel(s.z{k}) <= numel(s.p{k}); end
end
end
