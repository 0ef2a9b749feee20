% SPDX-License-Identifier: Apache-2.0
function [upper, given] = upperTail(given)
% Does 'upper' stand behind the parameters? And the parameters without it.
upper = ~isempty(given) && (ischar(given{end}) || isstring(given{end}));
if ~upper, return, end
if ~strcmpi(given{end}, 'upper')
    error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
end
given(end) = [];
end
