% SPDX-License-Identifier: Apache-2.0
function [into, rest] = axesFirst(rest)
% Splits axes off the front of a list of arguments; into is {} when there are none.
into = {};
if ~isempty(rest) && isscalar(rest{1}) && ~isnumeric(rest{1}) && isgraphics(rest{1})
    into = rest(1);
    rest = rest(2:end);
end
end
