% SPDX-License-Identifier: Apache-2.0
function varargout = dlupdate(fun, params, varargin)
% Calls fun with each array of params (a dlarray, or a cell or structure of arrays) and the arrays in the same place of the further arguments.
if iscell(params) || isstruct(params)
    varargout = repmat({params}, 1, max(1, nargout));
    if iscell(params)
        for k = 1:numel(params)
            parts = cellfun(@(a) a{k}, varargin, 'UniformOutput', false);
            results = cell(1, numel(varargout));
            [results{:}] = dlupdate(fun, params{k}, parts{:});
            for j = 1:numel(results)
                varargout{j}{k} = results{j};
            end
        end
        return
    end
    names = fieldnames(params);
    for i = 1:numel(params)
        for k = 1:numel(names)
            parts = cellfun(@(a) a(i).(names{k}), varargin, 'UniformOutput', false);
            results = cell(1, numel(varargout));
            [results{:}] = dlupdate(fun, params(i).(names{k}), parts{:});
            for j = 1:numel(results)
                varargout{j}(i).(names{k}) = results{j};
            end
        end
    end
    return
end
varargout = cell(1, max(1, nargout));
[varargout{:}] = fun(params, varargin{:});
end
