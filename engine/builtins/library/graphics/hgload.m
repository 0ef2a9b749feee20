% SPDX-License-Identifier: Apache-2.0
function f = hgload(file)
% The figure that savefig or hgsave keeps in a file.
made = openfig(file);
if nargout > 0, f = made; end
end
