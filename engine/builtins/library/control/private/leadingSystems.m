% SPDX-License-Identifier: Apache-2.0
function [systems, list] = leadingSystems(list)
% The systems in front of a list, each perhaps with a line specification behind it, and what follows.
systems = {};
while ~isempty(list) && any(strcmp(class(list{1}), {'tf', 'zpk', 'ss'}))
    systems{end + 1} = list{1};
    list(1) = [];
    if ~isempty(list) && (ischar(list{1}) || isstring(list{1})), list(1) = []; end
end
end
