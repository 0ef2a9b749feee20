% SPDX-License-Identifier: Apache-2.0
function varargout = sameSizes(varargin)
% Arrays of which scalars are made as large as the others.
shape = [1 1];
for k = 1:nargin
    if ~isscalar(varargin{k}), shape = size(varargin{k}); end
end
for k = 1:nargin
    if isscalar(varargin{k})
        varargin{k} = repmat(varargin{k}, shape);
    elseif ~isequal(size(varargin{k}), shape)
        error('stats:InputSizeMismatch', 'Non-scalar arguments must match in size.');
    end
end
varargout = varargin;
end


