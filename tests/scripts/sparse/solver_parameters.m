% SPDX-License-Identifier: Apache-2.0
% spparms gives, shows and keeps its parameters.
v = spparms; disp(numel(v)), [k, v] = spparms; disp(k(1, :)), disp(spparms('bandden'))
spparms('bandden', 0.7), disp(spparms('bandden')), spparms('default'), disp(spparms('bandden'))
spparms
function tell(f)
try
    f();
catch e
    disp(e.identifier)
end
end
tell(@() spparms('nothing')), tell(@() spparms(ones(14, 1))), tell(@() spparms('ths_rel', 'hello')), tell(@() spparms(1, 2, 3))
