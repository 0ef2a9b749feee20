% SPDX-License-Identifier: Apache-2.0
function value = bvpget(options, name, varargin)
% One option of a struct from bvpset; the default (third argument or []) where it is not set.
value = odeget(options, name, varargin{:});
end
