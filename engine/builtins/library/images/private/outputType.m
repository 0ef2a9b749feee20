% SPDX-License-Identifier: Apache-2.0
function [kind, options] = outputType(name, x, options)
% The option OutputType, and the options without it.
kind = class(x);
if ~any(strcmp(kind, {'single', 'double'})), kind = 'double'; end
k = 1;
while k < numel(options)
    if isText(options{k}) && strcmpi(options{k}, 'OutputType')
        kind = validatestring(options{k + 1}, {'single', 'double', 'uint8', 'uint16'}, name, 'OutputType');
        options(k:k + 1) = [];
    else
        k = k + 2;
    end
end
end
