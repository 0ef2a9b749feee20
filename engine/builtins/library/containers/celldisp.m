% SPDX-License-Identifier: Apache-2.0
function celldisp(c, name)
% Shows the contents of a cell array, one element after the other, cells within cells too.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~iscell(c), error('MATLAB:celldisp:notACellArray', 'Must be a cell array.'); end
if nargin < 2
    name = inputname(1);
    if isempty(name), name = 'ans'; end
elseif ~ischar(name) && ~isstring(name)
    error('MATLAB:celldisp:InvalidName', 'The name must be text.');
end
for k = 1:numel(c)
    if isvector(c)
        at = sprintf('%d', k);
    else
        subs = cell(1, ndims(c));
        [subs{:}] = ind2sub(size(c), k);
        at = strjoin(cellfun(@(v) sprintf('%d', v), subs, 'UniformOutput', false), ',');
    end
    label = sprintf('%s{%s}', name, at);
    if iscell(c{k}) && isempty(c{k})
        fprintf('%s =\n\n     {}\n\n', label);
    elseif iscell(c{k})
        celldisp(c{k}, label);
    else
        fprintf('%s =\n\n', label);
        if ~isempty(c{k}), disp(c{k}); elseif ischar(c{k}), fprintf('     ''''\n'); elseif isnumeric(c{k}), fprintf('     []\n');
        else, fprintf('     [%d by %d %s]\n', size(c{k}, 1), size(c{k}, 2), class(c{k})); end
        fprintf('\n');
    end
end
end
