% SPDX-License-Identifier: Apache-2.0
function p = asManyOfPattern(pat, varargin)
% A pattern repeated as often as possible: asManyOfPattern(pat), (pat, least), (pat, least, most).
% Example: t = extract("ababx", asManyOfPattern("ab", 1, 2))
[x, shown] = patternExpression(pat);
counts = cellfun(@double, varargin);
q = '+';
if isscalar(counts), q = repetition([counts Inf]); elseif numel(counts) > 1, q = repetition(counts); end
p = makePattern(['(?:' x ')' q ''], ['asManyOfPattern(' strjoin([{shown} compose('%d', counts)], ',') ')']);
end
