% SPDX-License-Identifier: Apache-2.0
function s = gpurng(varargin)
% Seed, generator and state of random numbers on the GPU: the stream of rng, which all devices share.
if nargout > 0 || nargin == 0
    s = rng;
end
if nargin == 0
    return
end
if nargin == 1 && ischar(varargin{1}) && strcmpi(varargin{1}, 'philox')
    varargin = {0, 'philox'};
end
rng(varargin{:})
end
