% Constant-velocity Kalman filter, deterministic noise
dt = 0.5;
F = [1 dt; 0 1]; H = [1 0];
Q = 0.01*[dt^3/3 dt^2/2; dt^2/2 dt];
R = 0.25;
x = [0; 0]; P = diag([10 10]);
truth = @(k) 2*k*dt + 1;
noise = 0.5*sin((1:20)*12.9898);
est = zeros(2, 20);
innov = [];
for k = 1:20
    z = truth(k) + noise(k);
    % predict
    x = F*x;
    P = F*P*F' + Q;
    % update
    S = H*P*H' + R;
    K = P*H'/S;
    r = z - H*x;
    innov(k) = r;
    x = x + K*r;
    P = (eye(2) - K*H)*P;
    est(:,k) = x;
end
fprintf('k=%2d  pos %8.4f  vel %7.4f  innov %8.4f\n', [1:5:20; est(:,1:5:20); innov(1:5:20)]);
P
K
sym = norm(P - P') < 1e-12
steady = dare_(F, H, Q, R);
fprintf('%.6f ', steady); fprintf('\n')
rmse = sqrt(mean((est(1,:) - truth(1:20)).^2));
fprintf('rmse %.5f vs raw %.5f\n', rmse, sqrt(mean(noise.^2)));
eig(P) > 0
[~, p] = chol(P)

function P = dare_(F, H, Q, R)
P = eye(size(F));
for it = 1:500
    Pn = F*P*F' - F*P*H'/(H*P*H'+R)*H*P*F' + Q;
    if norm(Pn - P, 'fro') < 1e-13, break, end
    P = Pn;
end
end
