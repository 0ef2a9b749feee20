% SPDX-License-Identifier: Apache-2.0
function phase = phaseOf(s, H, w)
% The phase in degrees along frequencies: sums of what each pole and zero turns, so that no turn is lost.
z = asZeros(s);
x = atFrequency(struct('Ts', sum([s.Ts 0])), w);
phase = zeros(size(H));
for k = 1:numel(z.k)
    turn = 180*(z.k(k) < 0) + zeros(numel(w), 1);
    for r = z.z{k}(:).', turn = turn + turnOf(x, r, s.Ts); end
    for r = z.p{k}(:).', turn = turn - turnOf(x, r, s.Ts); end
    if s.Ts ~= 0, turn = unwrap(angle(reshape(H(k + (0:numel(w) - 1)'*numel(z.k)), [], 1)))*180/pi; end
    % A negative gain and a zero on the right are together no turn.
    turn = turn - 360*max(0, ceil((turn(1) - 180 - 1e-6)/360));
    phase(k + (0:numel(w) - 1)'*numel(z.k)) = turn - w*s.delay*180/pi;
end
end

function a = turnOf(x, r, Ts)
% The angle of x - r as x goes up the imaginary axis.
if real(r) > 0 && sum([Ts 0]) == 0
    a = 180 - atan2(imag(x) - imag(r), real(r))*180/pi;
else
    a = atan2(imag(x) - imag(r), -real(r))*180/pi;
end
end
