% SPDX-License-Identifier: Apache-2.0
function [alpha, tail, dim, unequal] = testOptions(name, options)
% The options of a test of hypotheses: pairs, or alpha, tail, then the rest in order.
alpha = 0.05; tail = 'both'; dim = []; unequal = false;
names = {'alpha', 'tail', 'dim'};
if strcmp(name, 'ttest2'), names = {'alpha', 'tail', 'vartype', 'dim'}; end
values = cell(size(names));
if ~isempty(options) && (ischar(options{1}) || isstring(options{1})) && any(strcmpi(options{1}, names))
    for k = 1:2:numel(options)
        at = find(strcmpi(options{k}, names));
        if isempty(at) || k == numel(options)
            error(['stats:' name ':BadParamName'], 'Invalid parameter name:  %s.', char(options{k}));
        end
        values{at} = options{k + 1};
    end
else
    values(1:numel(options)) = options;
end
for k = 1:numel(names)
    v = values{k};
    if isempty(v), continue, end
    switch names{k}
        case 'alpha'
            if ~isscalar(v) || ~(v > 0 && v < 1)
                error(['stats:' name ':BadAlpha'], 'ALPHA must be a scalar between 0 and 1.');
            end
            alpha = v;
        case 'tail'
            if isnumeric(v)
                words = {'left', 'both', 'right'};
                v = words{v + 2};
            end
            tail = lower(char(v));
            if ~any(strcmp(tail, {'both', 'right', 'left'}))
                error(['stats:' name ':BadTail'], 'TAIL must be ''both'', ''right'', or ''left''.');
            end
        case 'vartype'
            if ~any(strcmpi(v, {'equal', 'unequal'}))
                error(['stats:' name ':BadVarType'], 'VARTYPE must be ''equal'' or ''unequal''.');
            end
            unequal = strcmpi(v, 'unequal');
        otherwise, dim = v;
    end
end
end
