% SPDX-License-Identifier: Apache-2.0
function p = asFewOfPattern(pat, varargin)
% A pattern repeated as rarely as possible: asFewOfPattern(pat), (pat, least), (pat, least, most).
% Example: t = extract("ababx", asFewOfPattern("ab", 1, 2))
[x, shown] = patternExpression(pat);
counts = cellfun(@double, varargin);
q = '+';
if isscalar(counts), q = repetition([counts Inf]); elseif numel(counts) > 1, q = repetition(counts); end
p = makePattern(['(?:' x ')' q '?'], ['asFewOfPattern(' strjoin([{shown} compose('%d', counts)], ',') ')']);
end
