% SPDX-License-Identifier: Apache-2.0
function h = gtext(words, varargin)
% A text where the mouse is clicked: gtext(text,Name,Value); a cell has a click for each of its texts.
if ~iscell(words), words = {words}; end
made = cell(numel(words), 1);
for k = 1:numel(words)
    [x, y] = ginput(1);
    made{k} = text(x, y, words{k}, varargin{:});
end
if nargout > 0, h = vertcat(made{:}); end
end
