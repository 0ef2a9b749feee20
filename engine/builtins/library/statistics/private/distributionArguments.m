% SPDX-License-Identifier: Apache-2.0
function varargout = distributionArguments(name, varargin)
% The arguments of a distribution's function brought to one size: scalars are repeated.
s = [1 1];
single_ = false;
for k = 1:numel(varargin)
    a = varargin{k};
    if ~(isnumeric(a) || islogical(a)) || ~isreal(a)
        error(['stats:' name ':InvalidInput'], 'The arguments must be real numeric arrays.');
    end
    single_ = single_ || isa(a, 'single');
    if ~isscalar(a)
        if ~isequal(s, [1 1]) && ~isequal(s, size(a))
            error(['stats:' name ':InputSizeMismatch'], 'Non-scalar arguments must match in size.');
        end
        s = size(a);
    end
end
for k = 1:numel(varargin)
    a = varargin{k};
    if single_, a = single(a); elseif ~isfloat(a), a = double(a); end
    if isscalar(a), a = repmat(a, s); end
    varargout{k} = a;
end
end
